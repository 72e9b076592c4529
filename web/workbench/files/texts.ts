import { defineTexts } from '../../app/i18n/texts.ts'

export const filesTexts = defineTexts('files', {
  'zh-CN': {
    upload: '上传',
    uploadTitle: '上传附件',
    download: '下载',
    preview: '预览',
    finish: '完成',
    testUpload: '试传',
    testUploaded: '试传成功，存为 {{name}}',
  },
  'en-US': {
    upload: 'Upload',
    uploadTitle: 'Upload attachments',
    download: 'Download',
    preview: 'Preview',
    finish: 'Done',
    testUpload: 'Test',
    testUploaded: 'Stored as {{name}}',
  },
})
