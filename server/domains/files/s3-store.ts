import type { Readable } from 'node:stream'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3'
import type { Store } from './store.ts'

export interface S3Options {
  endpoint: string
  region: string
  bucket: string
  accessKey: string
  secretKey: string
  /** Address that is told to others, where it differs from the one the server uses. */
  shownAs?: string
  /** The bucket is part of the path, not of the host name. */
  pathStyle: boolean
}

export function s3Store(id: string, options: S3Options): Store {
  const client = clientOf(options)
  const named = (Key: string) => ({ Bucket: options.bucket, Key })
  return {
    id,
    address: `${(options.shownAs || options.endpoint).replace(/\/+$/, '')}/${options.bucket}`,
    async put(key, bytes, type) {
      await client.send(new PutObjectCommand({ ...named(key), Body: bytes, ContentType: type }))
    },
    async open(key) {
      try {
        const { Body } = await client.send(new GetObjectCommand(named(key)))
        // In Node the body is a stream of Node; the type also names what browsers have.
        return Body as Readable | undefined
      } catch (error) {
        if (error instanceof NoSuchKey) return undefined
        throw error
      }
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(named(key)))
    },
  }
}

const clients = new Map<string, S3Client>()

/** A client holds connections: one is kept for each configuration. */
function clientOf(options: S3Options): S3Client {
  const key = JSON.stringify(options)
  const known = clients.get(key) ?? new S3Client(settingsOf(options))
  clients.set(key, known)
  return known
}

const settingsOf = ({ endpoint, region, accessKey, secretKey, pathStyle }: S3Options): S3ClientConfig => ({
  endpoint,
  region: region || 'us-east-1',
  credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  forcePathStyle: pathStyle,
  // Stores other than Amazon's own refuse the checksums that newer clients add unasked.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  maxAttempts: 2,
  requestHandler: { connectionTimeout: 5_000, requestTimeout: 15_000 },
})
