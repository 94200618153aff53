import FileUp from 'lucide-react/icons/file-up'
import { useNavigate } from 'react-router-dom'
import { Button } from '#ui/widgets/button/button.tsx'

/** Leads from the import definitions to the import of a file. */
export default function ImportLink() {
  const navigate = useNavigate()
  return (
    <Button icon={FileUp} onClick={() => navigate('/registry/impreg/@/import')}>
      Importera fil
    </Button>
  )
}
