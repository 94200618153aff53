import { Component, type ReactNode } from 'react'
import { ErrorScreen } from './error-screen.tsx'

/** Around the whole page: what nothing else has caught is said, instead of a page that is empty. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? <ErrorScreen /> : this.props.children
  }
}
