import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { Button } from '#ui/widgets/button/button.tsx'

/** Renders the button that leads from a screen to the one above it. */
export function BackButton({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <Button variant="ghost" icon={ArrowLeft} onClick={() => navigate(to)}>
      {children}
    </Button>
  )
}
