-- How a content's captions look; the usual ones until somebody chooses.
alter table content
  add column caption_preset text not null default 'classic',
  add column caption_position text not null default 'bottom' check (caption_position in ('top', 'middle', 'bottom')),
  add column caption_colour text;

-- What a scene shows instead of what it says, and the dialogue that it was written for.
alter table scene
  add column caption_text text,
  add column caption_dialogue text,
  add constraint scene_caption check (caption_text is not null or caption_dialogue is null);

-- What the picture or clip in a segment holds: takes are found by it however the captions look. Null in segments made before.
alter table segment add column shows text;
