-- How a scene's line is spoken, and how a narration was; what was spoken before was spoken plainly.
-- Pronunciations: [{"word": as written, "say": as spoken}].
alter table scene
  add column speed_percent integer not null default 100 check (speed_percent between 80 and 130),
  add column pronunciations jsonb not null default '[]';
alter table take
  add column speed_percent integer not null default 100 check (speed_percent between 80 and 130),
  add column pronunciations jsonb not null default '[]';
