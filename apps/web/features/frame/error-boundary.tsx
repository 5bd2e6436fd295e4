import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

/**
 * Shows the error page in place of what broke where no router does. A class, because React has no other way to catch what
 * breaks while rendering.
 */
export class ErrorBoundary extends Component<{ children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <ErrorPage /> : this.props.children;
  }
}
