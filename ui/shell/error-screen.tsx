import { css } from '#styled-system/css/index.js'
import { shellTexts } from '#ui/text/shell.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { EmptyState } from '#ui/widgets/feedback/empty-state.tsx'

const page = css({ minHeight: 'screen', display: 'grid', placeItems: 'center' })

/** What is shown when a screen cannot be: its code did not load, or it broke. */
export const ErrorScreen = () => (
  <main className={page}>
    <EmptyState
      title={shellTexts.crashed.title}
      text={shellTexts.crashed.text}
      action={<Button onClick={() => window.location.reload()}>{shellTexts.crashed.action}</Button>}
    />
  </main>
)
