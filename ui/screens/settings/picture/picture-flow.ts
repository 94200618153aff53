import type { ActorRefFrom } from 'xstate'
import type { companyPictureMachine } from '#machines/company-picture/company-picture.machine.ts'

export type PictureFlow = ActorRefFrom<typeof companyPictureMachine>
