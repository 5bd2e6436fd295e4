import { Component, type ReactNode } from 'react';
import { ErrorPage } from './error-page.tsx';

interface ErrorBoundaryProps {
  /** Where it is: elsewhere, what broke here is over. */
  place: string;
  children: ReactNode;
}

interface ErrorBoundaryState {
  readonly place: string;
  readonly isBroken: boolean;
}

/** Shows the error page in place of what broke. A class, because React has no other way to catch what breaks while rendering. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, isBroken: false };

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { isBroken: true };
  }

  static getDerivedStateFromProps(
    { place }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return state.place === place ? null : { place, isBroken: false };
  }

  override render() {
    return this.state.isBroken ? <ErrorPage /> : this.props.children;
  }
}
