import { Spinner } from '../../ui/spinner.tsx';

export function LoadingPage() {
  return <div className="grid min-h-[60vh] place-items-center"><Spinner size="large" label="Loading" /></div>;
}
