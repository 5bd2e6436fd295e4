-- Whether a film has short sounds on its cuts and on what comes in.
alter table content add column sound_effects boolean not null default true;

-- What is seen to happen in a segment, and when: [{"kind", "timeMs"}]. Null in segments made before: their films sound as they did.
alter table segment add column cues jsonb;
