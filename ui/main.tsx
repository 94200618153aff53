import { traceErrors } from './runtime/untraced-loading.ts'
import './runtime/zod-without-eval.ts'
import './theme/styles.css'
import { StrictMode, startTransition } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { loadChunk } from './chunks/load-chunk.ts'
import { lazyFlows } from './lazy-flows.ts'
import { goTo } from './navigation.ts'
import { Page } from './page.tsx'
import { Pages } from './root.tsx'
import { noteDefect } from './runtime/error-log.ts'
import { RuntimeProvider } from './runtime/hooks.tsx'
import { startRuntime } from './runtime/runtime.ts'
import { settingsPaths } from './screens/settings/paths.ts'
import { startPath } from './shell/paths.ts'
import { LoadingIndicator } from './widgets/feedback/loading-indicator.tsx'

traceErrors()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')

// Enables the inspector, in development only, because its page is loaded from a remote site.
const watch =
  import.meta.env.DEV && import.meta.env.VITE_INSPECT === 'on'
    ? (await loadChunk(() => import('./runtime/inspector.ts'))).openInspector()
    : undefined

// Ends the task that has read the program, so that the page may answer before the next.
await new Promise(resolve => setTimeout(resolve))

const screen = createRoot(root, {
  // Reports the error to the log. The error screen does not show its cause.
  onCaughtError: error => noteDefect(error, 'render'),
})
screen.render(<LoadingIndicator sincePageStart />)

/**
 * Starts the application. It is not awaited here, because the chunks that it loads import this
 * module, and would wait until the module has ended.
 */
async function start(screen: Root): Promise<void> {
  const runtime = await startRuntime({
    goToInfopanel: () => goTo(startPath),
    goToSettings: () => goTo(settingsPaths.CompanySettings),
    prefetchScreens: Pages.preload,
    lazyFlows,
    ...(watch && { watch }),
  })
  // A transition renders in small pieces, so that the page answers a person meanwhile.
  startTransition(() =>
    screen.render(
      <StrictMode>
        <RuntimeProvider runtime={runtime}>
          <Page />
        </RuntimeProvider>
      </StrictMode>,
    ),
  )
}
void start(screen)
