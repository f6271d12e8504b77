import { ContainerModule } from 'inversify'
import { axiosAnnouncements } from '#infrastructure/announcement/announcement.axios.ts'
import { axiosResource } from '#infrastructure/catalogue/resource.axios.ts'
import { axiosFavourite } from '#infrastructure/favourite/favourite.axios.ts'
import { axiosLearningRecord } from '#infrastructure/learning/learning-record.axios.ts'
import { axiosUserAction } from '#infrastructure/learning/user-action.axios.ts'
import { axiosPrivateFile } from '#infrastructure/private-file/private-file.axios.ts'
import { ANNOUNCEMENT_PORT } from '../../announcement/tokens.ts'
import { RESOURCE_PORT } from '../../catalogue/tokens.ts'
import { FAVOURITE_PORT } from '../../favourite/tokens.ts'
import { LEARNING_RECORD_PORT, USER_ACTION_PORT } from '../../learning/tokens.ts'
import { PRIVATE_FILE_PORT } from '../../private-file/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapters for signed-in users. */
export const wireSignedIn = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_PORT).toResolvedValue(axiosAnnouncements, [HTTP])
  bind(RESOURCE_PORT).toResolvedValue(axiosResource, [HTTP])
  bind(PRIVATE_FILE_PORT).toResolvedValue(axiosPrivateFile, [HTTP])
  bind(USER_ACTION_PORT).toResolvedValue(axiosUserAction, [HTTP])
  bind(LEARNING_RECORD_PORT).toResolvedValue((http) => axiosLearningRecord(http), [HTTP])
  bind(FAVOURITE_PORT).toResolvedValue(axiosFavourite, [HTTP])
})
