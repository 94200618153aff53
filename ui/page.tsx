import { lazyChunk } from '#ui/chunks/lazy-chunk.tsx'
import { useBrand } from '#ui/runtime/hooks.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Root } from './root.tsx'
import { demoPath } from './screens/licence/demo-request/demo-path.ts'
import { PageBoundary } from './shell/page-boundary.tsx'

const wholePage = { fallback: <LoadingIndicator />, failure: 'page' } as const
const DemoRequest = lazyChunk(() => import('./screens/licence/demo-request/demo-request.tsx'), wholePage)
const NotFoundPage = lazyChunk(() => import('./shell/not-found.tsx'), wholePage)
const DevPages = lazyChunk(() => import('./screens/dev/dev-pages.tsx'), wholePage)

/**
 * Whether the server says that nothing is real, so that the widgets may be shown in all their
 * states.
 */
const hasDevPages = 'dev' in document.documentElement.dataset

/**
 * The application, or one of the few pages that stand alone, whether somebody is signed in or not.
 */
export const Page = () => (
  <PageBoundary>
    <AtPath path={window.location.pathname} />
  </PageBoundary>
)

function AtPath({ path }: { readonly path: string }) {
  const { offersDemo } = useBrand()
  // Other brands take no requests for demo accounts: there the path is nowhere.
  if (path === demoPath) return offersDemo ? <DemoRequest /> : <NotFoundPage />
  if (hasDevPages && path.startsWith('/dev/')) return <DevPages />
  return <Root />
}
