import { type Access, mayEnter, type Visitor } from '#contract/kit/index.ts'

/** What one kind of attachment may be. The server and the upload widget read the same table. */
export interface UploadRule {
  readonly label: string
  readonly types: readonly string[]
  readonly maxBytes: number
  /** Files of this kind in one attachment group. */
  readonly maxCount: number
  /** Readable by anybody as soon as it is stored. */
  readonly open?: boolean
  /** Who may upload it; everybody with a session when left out. */
  readonly by?: Access
  /** Said instead of the general texts on type and size. */
  readonly message?: string
}

const KB = 1024
const MB = 1024 * KB

export const PICTURES = ['jpg', 'jpeg', 'png', 'gif', 'webp', 'bmp'] as const
export const DOCUMENTS = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'ofd', 'txt', 'csv'] as const

const MATERIALS: UploadRule = {
  label: '附件',
  types: [...PICTURES, ...DOCUMENTS, 'zip', 'mp4'],
  maxBytes: 20 * MB,
  maxCount: 20,
}

/** By businessType; what is not listed follows the general rule and stays behind the right to its business record. */
export const UPLOAD_RULES: Readonly<Record<string, UploadRule>> = {
  avatar: {
    label: '头像',
    types: ['jpg', 'jpeg', 'png'],
    maxBytes: 500 * KB,
    maxCount: 1,
    open: true,
    message: '上传头像图片只能是 JPG 或 PNG 格式，且不能超过 500kb',
  },
  picture: {
    label: '门户图片',
    types: PICTURES,
    maxBytes: 20 * MB,
    maxCount: 20,
    open: true,
    by: ['operator', 'government', 'institution'],
  },
  subsidyAgreement: { ...MATERIALS, label: '补贴协议', maxCount: 1 },
}

export const uploadRule = (businessType = ''): UploadRule =>
  Object.hasOwn(UPLOAD_RULES, businessType) ? UPLOAD_RULES[businessType]! : MATERIALS

export const mayUpload = (rule: UploadRule, visitor: Visitor | undefined): boolean =>
  mayEnter(rule.by ?? 'login', visitor)

export const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? ''

export const EMPTY_FILE = '文件内容为空'
export const wrongType = ({ message, types }: UploadRule): string => message ?? `只可上传${types.join('、')}类型的文件`
export const tooLarge = ({ message, maxBytes }: UploadRule): string => message ?? `文件大小不可超过${maxBytes / MB}MB`
export const tooMany = ({ maxCount }: UploadRule): string => `最多上传${maxCount}个文件`

/** What is wrong with a chosen file, as far as its name and size tell. */
export function uploadRefusal(rule: UploadRule, { name, size }: { name: string; size: number }): string | undefined {
  if (!rule.types.includes(extensionOf(name))) return wrongType(rule)
  if (size === 0) return EMPTY_FILE
  return size > rule.maxBytes ? tooLarge(rule) : undefined
}
