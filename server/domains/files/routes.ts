import { attach, oss, uploads } from '#contract/files/index.ts'
import { serve } from '#server/kit/serve.ts'
import { attachHandlers } from './attachments.ts'
import { downloadFile, listFiles, showImage } from './downloads.ts'
import { ossHandlers } from './oss-configs.ts'
import { putFile, putFileAttach } from './oss-endpoint.ts'
import { deleteObjects, putObject } from './uploads.ts'

export const filesRoutes = [
  ...serve(attach, attachHandlers),
  ...serve(oss, {
    ...ossHandlers,
    'endpoint/put-file': putFile,
    'endpoint/put-file-attach': putFileAttach,
  }),
  ...serve(uploads, {
    'put-object': putObject,
    'delete-object': deleteObjects,
    'file-list': listFiles,
    'download-file': downloadFile,
    'image/{id}': showImage,
  }),
]
