import { FileField } from '#ui/widgets/file-field/file-field.tsx'
import { ImageCropper } from '#ui/widgets/image-cropper/image-cropper.tsx'
import { FieldSpecimen, Held, Specimen, Specimens } from './specimens.tsx'

const logotype = new File([new Uint8Array(84_000)], 'logotyp-nordsken-handel-aktiebolag.png')
const none: readonly File[] = []
const one: readonly File[] = [logotype]
const pictures = { PNG: ['.png'], JPEG: ['.jpg', '.jpeg'] }

/** Renders the fields for one file and for several. */
export default function FileFields() {
  return (
    <Specimens>
      <FieldSpecimen
        title="En fil"
        empty={none}
        filled={one}
        render={props => <FileField {...props} accept={pictures} maxSize={5_000_000} />}
      />
      <Specimen title="Flera filer">
        <Held initial={one} render={held => <FileField {...held} label="Bilagor" maxFiles={3} maxSize={1_000_000} />} />
      </Specimen>
      <Specimen title="Beskärning">
        <ImageCropper address="/brands/avlona/favicon.svg" onBroken={() => {}} ref={null} />
      </Specimen>
    </Specimens>
  )
}
