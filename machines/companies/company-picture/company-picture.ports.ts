import { eachTime, ofCall, writing } from '../../kit/shared/of-call.ts'
import { port } from '../../kit/shared/port.ts'
import type { Result } from '../../kit/shared/result.ts'
import type { PictureRef } from './company-picture.types.ts'

/** The flow's ports: the requests whose answers it waits for. */
export const companyPicturePorts = {
  /** `PUT /ftgpicture`. The picture is removed from the vault after the answer. */
  savePicture: port<PictureRef, Result<null>>('companyPicture.savePicture'),
  removePicture: ofCall('companyPicture.removePicture', () =>
    writing('pictures', 'remove', { idempotencyKey: eachTime }, () => null),
  ),
}
