import { renderSegment, type RenderedSegment, type SegmentRequest } from './segment.ts';
import { renderStill, type StillRequest } from './still.ts';

/** Turns drawings, pictures and clips into scenes: what making a scene needs of the studio. */
export interface Studio {
  renderSegment(request: SegmentRequest): Promise<RenderedSegment>;
  renderStill(request: StillRequest): Promise<void>;
}

export const studio: Studio = { renderSegment, renderStill };
