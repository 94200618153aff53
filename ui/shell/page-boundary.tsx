import { Component, type ReactNode } from 'react'

interface BoundaryProps {
  /** Rendered in place of the children after an error of theirs. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Catches the errors of its children and shows something else instead of an empty page. */
export class PageBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
