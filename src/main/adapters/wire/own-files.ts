import { ContainerModule } from 'inversify'
import { axiosOwnFiles } from '#infrastructure/private-file/own-file.axios.ts'
import { axiosUploadTransport } from '#infrastructure/upload/upload-transport.axios.ts'
import { OWN_FILE_PORT } from '../../private-file/tokens.ts'
import { UPLOAD_TRANSPORT } from '../../upload/tokens.ts'
import { HTTP } from './tokens.ts'

/** Wire adapters for own files and uploads. */
export const wireOwnFiles = new ContainerModule(({ bind }) => {
  bind(OWN_FILE_PORT).toResolvedValue(axiosOwnFiles, [HTTP])
  bind(UPLOAD_TRANSPORT).toResolvedValue((http) => axiosUploadTransport(http), [HTTP])
})
