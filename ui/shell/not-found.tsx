import { css } from '#styled-system/css/index.js'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { startPath } from './paths.ts'

/** Renders for unknown paths. */
export const NotFound = ({ onLeave }: { readonly onLeave: () => void }) => (
  <PageHeader
    title={shellTexts.notFound.title}
    context={shellTexts.notFound.text}
    actions={<Button onClick={onLeave}>{shellTexts.notFound.action}</Button>}
  />
)

const page = css({ maxWidth: 'content', marginInline: 'auto', padding: { base: '4', md: '6' } })

/** Renders the same without the shell, for pages that need no session. */
export default function NotFoundPage() {
  return (
    <main className={page}>
      <NotFound onLeave={() => window.location.assign(startPath)} />
    </main>
  )
}
