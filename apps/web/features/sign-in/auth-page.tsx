import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { waitingIdea } from '../../api/typed-idea.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { useAuth } from './auth-context.tsx';
import { AuthSheet } from './auth-sheet.tsx';
import { longDate } from '../../ui/long-date.ts';
import { publicConfig } from './identity-client.ts';
import { LoginForm } from './login-form.tsx';
import { OtherWaysIn } from './other-ways-in.tsx';
import type { PublicConfig } from './public-config.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { RecoverForm } from './recover-form.tsx';
import { newPasswordPath, returnPathOf, startPath } from './return-path.ts';
import { SignUpForm } from './sign-up-form.tsx';

type Mode = 'login' | 'signup';

const forgotten = {
  title: 'Forgot your password?',
  subtitle: 'We send you a link to choose a new one.',
};
const confirmedElsewhere = {
  title: 'Choose a new password',
  subtitle:
    'Your e-mail is verified. You opened its link in another browser than you signed up with, so the password from there is not in force. We send you a link to choose one.',
};

/**
 * Login and sign-up; the tab stands in the address (`?tab=signup`), `?guest=1` goes on as a guest at once. `?mode=recover` asks for a
 * mail where the password is forgotten, `?mode=new-password` is where that mail leads.
 */
export default function AuthPage() {
  const { status, user } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const config = useConfig();
  const isGuest = user?.is_guest === true;
  const params = new URLSearchParams(location.search);
  const [mode, setMode] = useModeOfAddress(modeOf(params.get('tab'), isGuest), location.key);
  const show = (tab: Mode) => {
    setMode(tab);
    params.set('tab', tab);
    void navigate(
      { search: params.toString() },
      { replace: true, preventScrollReset: true, state: location.state },
    );
  };

  const from = returnPathOf(location);
  const special = params.get('mode');
  // Also for who is signed in: a new mail is the way to a new password once the last one is too long ago.
  if (special === 'recover') {
    return (
      <AuthSheet {...(params.get('confirmed') === null ? forgotten : confirmedElsewhere)}>
        <RecoverForm
          onBack={() => void navigate('/auth', { replace: true })}
          onRecovered={() => void navigate(newPasswordPath, { replace: true })}
        />
      </AuthSheet>
    );
  }
  if (special === 'new-password' && status === 'signed-in' && !isGuest) {
    return (
      <AuthSheet
        title="Choose a new password"
        subtitle="You are signed in; now choose the password for next time."
      >
        <NewPasswordForm
          email={user?.email ?? ''}
          onChanged={() => void navigate('/dashboard', { replace: true })}
        />
      </AuthSheet>
    );
  }
  if (status === 'signed-in' && !isGuest) return <Navigate to={from ?? startPath()} replace />;
  if (status === 'loading' || status === 'leaving') return <SheetToCome />;

  const enter = () => void navigate(from ?? startPath(), { replace: true });
  const title = mode === 'login' ? 'Welcome Back' : 'Create Account';
  return (
    <AuthSheet title={title} subtitle={subtitle(mode, isGuest, config)}>
      <Tabs value={mode} onValueChange={(value) => show(modeOf(value, isGuest))}>
        <TabsList className="flex w-full" aria-label="Login or sign up">
          <TabsTrigger value="login">Login</TabsTrigger>
          <TabsTrigger value="signup">Sign Up</TabsTrigger>
        </TabsList>
        <TabsContent value="login" className="pt-6">
          <LoginForm onSignedIn={enter} onForgotten={() => void navigate('/auth?mode=recover')} />
        </TabsContent>
        <TabsContent value="signup" className="flex flex-col gap-4 pt-6">
          {config?.giftComesOn != null && <GiftNote comesOn={config.giftComesOn} />}
          <SignUpForm returnPath={from} onSignedIn={enter} />
        </TabsContent>
      </Tabs>
      {config !== null && (
        <OtherWaysIn
          config={config}
          isGuest={isGuest}
          mode={mode}
          returnPath={from}
          onSignedIn={() => void navigate(from ?? '/create', { replace: true })}
        />
      )}
    </AuthSheet>
  );
}

/** The shape of the sheet while nobody knows whether somebody is signed in, who would not stay here. */
function SheetToCome() {
  return (
    <div className="mx-auto flex w-full max-w-md flex-col items-center px-4 py-16">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-3 h-5 w-72 max-w-full" />
      <Card className="mt-8 flex w-full flex-col gap-6 p-6">
        <Skeleton className="h-10 touch:h-13" />
        <Skeleton className="h-14" />
        <Skeleton className="h-14" />
        <Spinner label="Loading" className="mx-auto" />
        <Skeleton className="h-10" />
      </Card>
    </div>
  );
}

/** Said before anybody signs up: a network has so many gifts a day. */
function GiftNote({ comesOn }: { comesOn: string }) {
  return (
    <p role="note" className="rounded-control bg-warn-soft px-3 py-2 text-13 text-warn">
      Today’s free credits for new accounts of your network are given out. You can sign up now:
      yours come by themselves on {longDate(comesOn)}.
    </p>
  );
}

/**
 * The mode that is asked for, or the tab pressed since: a press counts at once, before the address follows, for what is typed next must not
 * land in the form that goes. It counts until the page is visited anew (`visit`, the location's key) or asked for another mode, as when it
 * turns out that a guest comes. The mode alone would not do: of two addresses that come between two draws the page sees the second alone.
 */
function useModeOfAddress(asked: Mode, visit: string): [Mode, (mode: Mode) => void] {
  const [shown, setShown] = useState({ visit, asked, mode: asked });
  if (shown.visit !== visit || shown.asked !== asked) setShown({ visit, asked, mode: asked });
  return [shown.mode, (mode) => setShown({ ...shown, mode })];
}

/** A guest has been let in already: what they come for is an account. */
function modeOf(tab: string | null, isGuest: boolean): Mode {
  if (tab === 'login' || tab === 'signup') return tab;
  return isGuest ? 'signup' : 'login';
}

function subtitle(mode: Mode, isGuest: boolean, config: PublicConfig | null): string {
  if (isGuest && mode === 'login')
    return 'Have an account? Log in: what you made as a guest comes along.';
  // Where the gift comes later, the form says when.
  if (isGuest && config !== null && config.gift > 0 && config.giftComesOn === null)
    return `Create an account: ${config.gift.toLocaleString('en-US')} credits free, and your work and credits stay yours.`;
  if (isGuest) return 'Create an account to keep your work: contents and credits stay yours.';
  if (waitingIdea() !== null)
    return mode === 'login'
      ? 'Sign in to go on with your idea.'
      : 'Your idea is kept: you go on with it in a moment.';
  return mode === 'login'
    ? 'Sign in to go on where you left off.'
    : 'From idea to video in under 5 minutes.';
}

function useConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => void publicConfig().then(setConfig, console.error), []);
  return config;
}
