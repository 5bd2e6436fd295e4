-- In draft quality video scenes are shown by their stills. What there is was made in full.
alter table content add column quality text not null default 'final' check (quality in ('draft', 'final'));

-- A picture that stands for a video scene's clip: put back in place, its scene stays a video scene.
alter table take add column is_still boolean not null default false check (not is_still or kind = 'picture');

-- An order makes what was paid for, whatever the scene asks for by the time it is carried out.
alter table generation add column visual_kind text check (visual_kind in ('picture', 'clip'));
update generation set visual_kind = case scene.media_type when 'video' then 'clip' else 'picture' end
from scene where scene.id = generation.scene_id and make_visual;
alter table generation add constraint generation_makes_something check (make_visual = (visual_kind is not null));
