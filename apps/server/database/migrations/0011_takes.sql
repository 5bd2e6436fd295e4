-- What is deleted can be brought back for a day; then it is swept with its files.
alter table content add column deleted_at timestamptz;
create index content_deleted on content (deleted_at) where deleted_at is not null;
alter table scene add column deleted_at timestamptz;
create index scene_deleted on scene (deleted_at) where deleted_at is not null;

-- A deleted scene keeps the number it had, which another scene may have by now. Checked at commit, as before.
alter table scene drop constraint scene_content_id_position_key;
alter table scene add constraint scene_content_id_position_key
  exclude using btree (content_id with =, position with =) where (deleted_at is null) deferrable initially deferred;
create index scene_content on scene (content_id);

-- What the scene was when the order was written: calling the order off brings it back.
alter table generation
  add column scene_status text not null default 'draft' check (scene_status in ('draft', 'completed', 'failed')),
  add column scene_failure text,
  add column narration_take_id uuid references take on delete set null;
update generation set scene_status = 'completed' from scene where scene.id = generation.scene_id and scene.segment_id is not null;
alter table generation alter column scene_status drop default;

-- Takes are looked at by the order they were made for: what was given back unpaid is not kept.
create index generation_visual_take on generation (visual_take_id) where visual_take_id is not null;
