import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useBrand } from '#ui/runtime/hooks.tsx'
import { hasDevPages } from '#ui/runtime/may-inspect.ts'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Root } from './root.tsx'
import { demoPath } from './screens/licence/demo-request/demo-path.ts'
import { invitationPath } from './screens/users/invitation/invitation-path.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { PageBoundary } from './shell/page-boundary.tsx'
import { SnackbarOutlet } from './shell/snackbar-outlet.tsx'

const wholePage = { fallback: <LoadingIndicator />, failure: 'page' } as const
const DemoRequest = lazyChunk(() => import('./screens/licence/demo-request/demo-request.tsx'), wholePage)
const Invitation = lazyChunk(() => import('./screens/users/invitation/invitation.tsx'), wholePage)
const NotFoundPage = lazyChunk(() => import('./shell/not-found.tsx'), wholePage)
const DevPages = lazyChunk(() => import('./screens/dev/dev-pages.tsx'), wholePage)

/** The snackbar is told of a bug report, and may be what has failed. */
const failed = (
  <>
    <ErrorScreen />
    <PageBoundary fallback={null}>
      <SnackbarOutlet />
    </PageBoundary>
  </>
)

/** Renders the application, or one of the standalone pages that need no session. */
export const Page = () => (
  <PageBoundary fallback={failed}>
    <AtPath path={window.location.pathname} />
  </PageBoundary>
)

function AtPath({ path }: { readonly path: string }) {
  const { offersDemo } = useBrand()
  // Other brands have no demo accounts, so the path is not found there.
  if (path === demoPath) return offersDemo ? <DemoRequest /> : <NotFoundPage />
  if (path.startsWith(invitationPath)) return <Invitation />
  if (hasDevPages() && path.startsWith('/dev/')) return <DevPages />
  return <Root />
}
