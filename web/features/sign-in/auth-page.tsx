import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { Card } from '../../ui/card.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../ui/tabs.tsx';
import { useAuth } from './auth-context.tsx';
import { publicConfig } from './identity-client.ts';
import { LoginForm } from './login-form.tsx';
import { OtherWaysIn } from './other-ways-in.tsx';
import type { PublicConfig } from './public-config.ts';
import { returnPathOf } from './return-path.ts';
import { SignUpForm } from './sign-up-form.tsx';

type Mode = 'login' | 'signup';

/** Login and sign-up; `?tab=signup` opens the second tab, `?guest=1` goes on as a guest at once. */
export default function AuthPage() {
  const { status, user } = useAuth();
  const location = useLocation();
  const navigate = useNavigate();
  const config = useConfig();
  const isGuest = user?.is_guest === true;
  const [mode, setMode] = useState<Mode>(isGuest || new URLSearchParams(location.search).get('tab') === 'signup' ? 'signup' : 'login');

  const from = returnPathOf(location);
  if (status === 'signed-in' && !isGuest) return <Navigate to={from ?? '/dashboard'} replace />;
  if (status === 'loading' || status === 'leaving') return <div className="grid min-h-[60vh] place-items-center"><Spinner size="large" label="Loading" /></div>;

  const enter = () => void navigate(from ?? '/dashboard', { replace: true });
  const title = mode === 'login' ? 'Welcome Back' : 'Create Account';
  return (
    <div className="mx-auto w-full max-w-md px-4 py-16">
      <title>{`${title} · Scenewright`}</title>
      <h1 className="text-center text-32 font-semibold">{title}</h1>
      <p className="mt-2 text-center text-muted">{subtitle(mode, isGuest)}</p>
      <Card className="mt-8 p-6">
        <Tabs value={mode} onValueChange={(value) => setMode(value === 'signup' ? 'signup' : 'login')}>
          <TabsList className="flex w-full" aria-label="Login or sign up">
            <TabsTrigger value="login">Login</TabsTrigger>
            <TabsTrigger value="signup">Sign Up</TabsTrigger>
          </TabsList>
          <TabsContent value="login" className="pt-6"><LoginForm onSignedIn={enter} /></TabsContent>
          <TabsContent value="signup" className="pt-6"><SignUpForm returnPath={from} onSignedIn={enter} /></TabsContent>
        </Tabs>
        {config !== null && <OtherWaysIn config={config} isGuest={isGuest} mode={mode} returnPath={from} onSignedIn={() => void navigate(from ?? '/create', { replace: true })} />}
      </Card>
    </div>
  );
}

function subtitle(mode: Mode, isGuest: boolean): string {
  if (isGuest) return 'Keep what you made as a guest: it moves into your account.';
  return mode === 'login' ? 'Sign in to go on where you left off.' : 'From idea to video in under 5 minutes.';
}

function useConfig(): PublicConfig | null {
  const [config, setConfig] = useState<PublicConfig | null>(null);
  useEffect(() => void publicConfig().then(setConfig), []);
  return config;
}
