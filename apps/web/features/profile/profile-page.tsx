import { useSession } from '../../api/use-session.ts';
import { SubscriptionCard } from './subscription-card.tsx';
import { NameCard } from './name-card.tsx';
import { PlanArrival } from './plan-arrival.tsx';
import { SecurityCard } from './security-card.tsx';

export default function ProfilePage() {
  const profile = useSession()?.profile;
  return (
    <div className="mx-auto max-w-5xl px-4 py-8 sm:px-6">
      <title>Profile · Scenewright</title>
      <PlanArrival />
      <h1 className="text-24 font-semibold tracking-tight">Profile</h1>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.4fr)] lg:grid-rows-[auto_1fr]">
        {profile !== undefined && <NameCard profile={profile} />}
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <SubscriptionCard />
        </div>
        {/* A guest has no password, and nothing to delete but what this browser keeps. */}
        {profile?.is_guest === false && <SecurityCard />}
      </div>
    </div>
  );
}
