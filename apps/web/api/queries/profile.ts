import { useMutation } from '@tanstack/react-query';
import { request } from '../client.ts';
import { keepProfile } from '../session.ts';

/** Changes the user's name; the stored profile follows. */
export function useUpdateProfile() {
  return useMutation({
    mutationFn: (name: string) => request('updateProfile', { body: { name } }),
    onSuccess: keepProfile,
  });
}
