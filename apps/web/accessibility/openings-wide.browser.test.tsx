import { describeOpenings } from './describe-openings.tsx';

describeOpenings('wide');
