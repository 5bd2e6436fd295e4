import { useState, type FormEvent } from 'react';
import { Link } from 'react-router';
import type { Profile } from '@scenewright/contract/schemas/auth.ts';
import { maxNameCharacters } from '@scenewright/contract/rules/limits.ts';
import { useUpdateProfile } from '../../api/queries/profile.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import { Input } from '../../ui/input.tsx';
import { toast } from '../../ui/toast.ts';

export function NameCard({ profile }: { profile: Profile }) {
  const [isEditing, setEditing] = useState(false);
  return (
    <Card>
      <CardHeader>
        <CardTitle>Personal information</CardTitle>
        {!profile.is_guest && (
          <Button size="small" onClick={() => setEditing(!isEditing)}>
            {isEditing ? 'Cancel' : 'Edit'}
          </Button>
        )}
      </CardHeader>
      <CardBody className="flex flex-col gap-4">
        {isEditing ? (
          <NameForm profile={profile} onDone={() => setEditing(false)} />
        ) : (
          <Fact name="Name" value={profile.name ?? 'Not set'} />
        )}
        <Fact name="Email" value={profile.is_guest ? 'None: you are a guest' : profile.email} />
        {profile.is_guest && (
          <Button asChild variant="primary" className="self-start">
            <Link to="/auth?tab=signup" state={{ from: '/profile' }}>
              Create account
            </Link>
          </Button>
        )}
      </CardBody>
    </Card>
  );
}

function NameForm({ profile, onDone }: { profile: Profile; onDone: () => void }) {
  const [name, setName] = useState(profile.name ?? '');
  const { mutate, isPending } = useUpdateProfile();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    mutate(name.trim(), {
      onSuccess: () => {
        toast({ title: 'Profile updated', tone: 'success' });
        onDone();
      },
      onError: () => toast({ title: 'Failed to update profile', tone: 'destructive' }),
    });
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <Field label="Name">
        {(control) => (
          <Input
            {...control}
            autoFocus
            autoComplete="name"
            maxLength={maxNameCharacters}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="primary"
        className="self-start"
        busy={isPending}
        disabled={name.trim() === ''}
      >
        Save Changes
      </Button>
    </form>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <div className="text-13 text-subtle">{name}</div>
      <div className="mt-0.5 wrap-anywhere">{value}</div>
    </div>
  );
}
