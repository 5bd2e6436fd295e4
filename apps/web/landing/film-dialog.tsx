import '../ui/theme.css';

/** The dialogs with films, as one module to be fetched when the first is wanted. */
export { ExamplesDialog } from './examples-dialog.tsx';
export { IdeaDialog } from './idea-dialog.tsx';
export { SampleDialog } from './sample-dialog.tsx';
