import { Link } from 'react-router-dom'

/** Leads from the import definitions to the import of a file. */
export default function ImportLink() {
  return (
    <p>
      <Link to="/registry/impreg/@/import">Importera fil</Link>
    </p>
  )
}
