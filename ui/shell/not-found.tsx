import { useNavigate } from 'react-router-dom'
import { shellTexts } from '#ui/text/shell.ts'
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
