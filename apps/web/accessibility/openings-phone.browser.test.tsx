import { describeOpenings } from './describe-openings.tsx';

describeOpenings('phone');
