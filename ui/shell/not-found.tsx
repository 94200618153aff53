import { useNavigate } from 'react-router-dom'
import { css } from '#styled-system/css/index.js'
import { shellTexts } from '#ui/shell/shell.text.ts'
import { Button } from '#ui/widgets/button/button.tsx'
import { PageHeader } from '#ui/widgets/page/page-header.tsx'
import { startPath } from './screens.ts'

/** Any path that leads nowhere. */
export function NotFound() {
  const navigate = useNavigate()
  return (
    <PageHeader
      title={shellTexts.notFound.title}
      context={shellTexts.notFound.text}
      actions={<Button onClick={() => navigate(startPath)}>{shellTexts.notFound.action}</Button>}
    />
  )
}

const page = css({ maxWidth: 'content', marginInline: 'auto', padding: { base: '4', md: '6' } })

/** The same without a shell around it, for whoever need not be signed in. */
export const NotFoundPage = () => (
  <main className={page}>
    <NotFound />
  </main>
)
