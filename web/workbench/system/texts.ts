import { defineTexts } from '../../app/i18n/texts.ts'

export const systemTexts = defineTexts('system', {
  'zh-CN': {
    newDict: '新建字典',
    editDict: '编辑字典',
    entries: '字典项',
    entriesOf: '{{name}} 的字典项',
    newEntry: '新建字典项',
    editEntry: '编辑字典项',
  },
  'en-US': {
    newDict: 'New dictionary',
    editDict: 'Edit dictionary',
    entries: 'Entries',
    entriesOf: 'Entries of {{name}}',
    newEntry: 'New entry',
    editEntry: 'Edit entry',
  },
})
