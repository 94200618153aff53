import { clients } from '#contracts/registers/clients.ts'
import { nameOfItem } from '#contracts/registers/register.ts'
import { right } from '#contracts/rights/openings.ts'
import { useFormSelect } from '#ui/forms/form-context.tsx'
import { PersonPicture } from '#ui/forms/picture/person-picture.tsx'
import { useMay } from '#ui/runtime/access.ts'

/** Renders the picture of a client. A new one has a picture only once it is stored. */
export default function ClientPicture() {
  const mayWrite = useMay(right('Registry.Brukare.Write'))
  const { original, version } = useFormSelect(({ context }) => context)
  if (!original || !version) return null
  return (
    <PersonPicture
      mayWrite={mayWrite}
      register={'clients'}
      number={String(original[clients.key])}
      name={nameOfItem(clients, original)}
      pictureId={String(original.ProfilePictureId)}
    />
  )
}
