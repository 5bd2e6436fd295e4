import { toast } from '../../ui/toast.ts';

/** Says why the sign-in page is shown (PAGE-3). */
export function askToSignIn(): void {
  toast({
    title: 'Authentication Required',
    description: 'Please sign in to access this feature.',
    tone: 'destructive',
  });
}
