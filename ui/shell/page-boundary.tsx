import { Component, type ReactNode } from 'react'
import { css } from '#styled-system/css/index.js'
import { FailureView } from './failure-view.tsx'

const page = css({ minHeight: 'screen', display: 'grid', placeItems: 'center' })

/** Around the whole page: what nothing else has caught is said, instead of a page that is empty. */
export class PageBoundary extends Component<{ readonly children: ReactNode }, { failure: unknown }> {
  override state = { failure: undefined as unknown }
  static getDerivedStateFromError = (failure: unknown) => ({ failure })

  override render() {
    const { failure } = this.state
    if (failure === undefined) return this.props.children
    return (
      <main className={page}>
        <FailureView failure={failure} />
      </main>
    )
  }
}
