import { defineTexts } from '../../app/i18n/texts.ts'

export const importTexts = defineTexts('import', {
  'zh-CN': {
    hint: '请按模板填写，第一行是表头。',
    template: '下载模板',
    choose: '点此选择文件，或拖到这里',
    limits: '只收 .xlsx 文件，不超过 20MB',
    cover: '已存在的记录，用文件内容覆盖',
    start: '开始导入',
    cancel: '取消',
    close: '知道了',
    taken: '导入成功 {{count}} 条',
    refused: '{{count}} 条未导入',
    line: '行号',
    reason: '原因',
  },
  'en-US': {
    hint: 'Please fill in the template; its first line holds the headings.',
    template: 'Download the template',
    choose: 'Choose a file or drop it here',
    limits: '.xlsx only, up to 20 MB',
    cover: 'Overwrite records that already exist',
    start: 'Import',
    cancel: 'Cancel',
    close: 'Got it',
    taken: 'Imported: {{count}}',
    refused: 'Not imported: {{count}}',
    line: 'Line',
    reason: 'Reason',
  },
})
