import './theme/styles.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router-dom'
import { loadChunk } from './chunks/load-chunk.ts'
import { createRouter } from './routes.tsx'
import { noteDefect } from './runtime/error-log.ts'
import { RuntimeProvider } from './runtime/hooks.tsx'
import { startRuntime } from './runtime/runtime.ts'
import { companySettingsPath, startPath } from './shell/screens.ts'

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// One switch, in development only: the inspector's page is loaded from a remote site.
const watch =
  import.meta.env.DEV && import.meta.env.VITE_INSPECT === 'on'
    ? (await loadChunk(() => import('./runtime/inspector.ts'))).openInspector()
    : undefined

const runtime = startRuntime({
  goToInfopanel: () => void router.navigate(startPath, { state: { isForced: true } }),
  goToSettings: () => void router.navigate(companySettingsPath, { state: { isForced: true } }),
  ...(watch && { watch }),
})
const router = createRouter(runtime.brand, 'dev' in document.documentElement.dataset)

createRoot(root, {
  // An error screen stands in for what broke; the log is told why.
  onCaughtError: error => noteDefect(error, 'render'),
}).render(
  <StrictMode>
    <RuntimeProvider runtime={runtime}>
      <RouterProvider router={router} />
    </RuntimeProvider>
  </StrictMode>,
)
