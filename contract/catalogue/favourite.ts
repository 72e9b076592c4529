import { z } from 'zod'
import { family, IdField, post, Text } from '#contract/kit/index.ts'

export const COLLECT_TYPES = {
  '01': '政策法规',
  '02': '银行产品',
  '03': '担保产品',
  '04': '保险产品',
  '05': '其他产品',
} as const
export type CollectType = keyof typeof COLLECT_TYPES

/** `policyId` names whatever is kept, products too. */
export const FavouriteForm = z.object({
  collectType: Text('收藏类型', {
    required: '参数错误：collectType不能为空',
    pattern: /^0[1-5]$/,
    message: '参数错误：collectType格式不正确',
    choices: COLLECT_TYPES,
  }),
  policyId: IdField('收藏内容', { required: '参数错误：policyId不能为空', message: '参数错误：policyId格式不正确' }),
})

export const FAVOURITE_ADDED = '加入收藏成功'
export const FAVOURITE_REMOVED = '取消收藏成功'

export const collection = family('general/collection', {
  save: post({ title: '加入收藏', who: 'enterprise', input: FavouriteForm }),
  cancel: post({ title: '取消收藏', who: 'enterprise', input: FavouriteForm }),
})
