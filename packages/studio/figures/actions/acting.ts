import type { Pose } from '../body/pose.ts';
import type { Expression } from '../head/expression.ts';
import type { DrawProp } from '../props/prop.ts';

/** Where another's head is from one's shoulder, ahead and down, in arm lengths. */
export interface Other {
  readonly x: number;
  readonly y: number;
}

/** How one action is played. */
export interface Acting {
  /** The posture `seconds` into the motion; `other` is whom it is done to. */
  readonly pose: (seconds: number, other?: Other) => Pose;
  /** The moment, in seconds, that shows the action best in a still. */
  readonly stillAt: number;
  /** What the action does to any feeling's face. */
  readonly face?: Partial<Expression>;
  /** Behind the body. */
  readonly back?: readonly DrawProp[];
  /** Before the body, behind the arms. */
  readonly middle?: readonly DrawProp[];
  /** Under the fingers of the arms that are before the body. */
  readonly inHands?: readonly DrawProp[];
  /** Before everything. */
  readonly front?: readonly DrawProp[];
  /** Which hand is free for what the figure holds; `thing`: it takes the place of the pose's own thing. */
  readonly holds: 'near' | 'far' | 'thing' | 'none';
  /** Things of the layers above that only who is on foot uses: a wheelchair takes their place. */
  readonly onFoot?: readonly DrawProp[];
}
