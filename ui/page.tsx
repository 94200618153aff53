import { Suspense } from 'react'
import { useBrand } from '#ui/runtime/hooks.tsx'
import { LoadingIndicator } from '#ui/widgets/feedback/loading-indicator.tsx'
import { Root } from './root.tsx'
import { demoPath } from './screens/licence/demo-request/demo-path.ts'
import { lazyChunk } from './shell/chunks/load-chunk.ts'
import { PageBoundary } from './shell/page-boundary.tsx'

const DemoRequest = lazyChunk(() => import('./screens/licence/demo-request/demo-request.tsx'))
const NotFoundPage = lazyChunk(() => import('./shell/not-found.tsx'))
const DevPages = lazyChunk(() => import('./screens/dev/dev-pages.tsx'))

/** Whether the server says that nothing is real, so that the widgets may be shown in all their states. */
const hasDevPages = 'dev' in document.documentElement.dataset

/** The application, or one of the few pages that stand alone, whether somebody is signed in or not. */
export const Page = () => (
  <PageBoundary>
    <Suspense fallback={<LoadingIndicator />}>
      <AtPath path={window.location.pathname} />
    </Suspense>
  </PageBoundary>
)

function AtPath({ path }: { readonly path: string }) {
  const { offersDemo } = useBrand()
  // Other brands take no requests for demo accounts: there the path is nowhere.
  if (path === demoPath) return offersDemo ? <DemoRequest /> : <NotFoundPage />
  if (hasDevPages && path.startsWith('/dev/')) return <DevPages />
  return <Root />
}
