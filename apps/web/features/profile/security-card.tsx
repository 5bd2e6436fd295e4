import { KeyRound, ShieldCheck, Trash2 } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHeader, CardTitle } from '../../ui/card.tsx';
import { toast } from '../../ui/toast.ts';

const actions = [
  { name: 'Change Password', Icon: KeyRound },
  { name: 'Enable 2FA', Icon: ShieldCheck },
  { name: 'Delete Account', Icon: Trash2 },
] as const;

export function SecurityCard() {
  return (
    <Card>
      <CardHeader>
        <CardTitle>Security</CardTitle>
        <Badge>Beta</Badge>
      </CardHeader>
      <CardBody className="flex flex-col gap-2">
        {actions.map(({ name, Icon }) => (
          <Button
            key={name}
            className="justify-start"
            onClick={() => toast({ title: 'Coming Soon', description: `${name} is on its way.` })}
          >
            <Icon aria-hidden />
            {name}
          </Button>
        ))}
      </CardBody>
    </Card>
  );
}
