import '@fastify/multipart'
import type { FastifyRequest } from 'fastify'
import type { Params } from './input.ts'
import { refuse } from './refusals.ts'

export const LARGEST_UPLOAD_MB = 20

const FILE_FIELDS = new Set(['file', 'files'])

interface Read {
  params: Params
  file?: { name: string; bytes: Buffer }
}

/** Reads one multipart request: its text parts and its file (`file`, or `files` of the deployment upload). */
export async function readUpload(request: FastifyRequest): Promise<Read> {
  if (!request.isMultipart()) refuse('请以表单方式上传文件')
  const read: Read = { params: {} }
  for await (const part of request.parts({ limits: { fileSize: LARGEST_UPLOAD_MB * 1024 * 1024, files: 1 } })) {
    if (part.type === 'field') read.params[part.fieldname] = part.value
    else if (FILE_FIELDS.has(part.fieldname)) read.file = { name: part.filename, bytes: await part.toBuffer() }
    else part.file.resume()
  }
  return read
}
