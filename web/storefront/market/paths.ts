export const clearancePath = '/anticrisis'
export const privateLabelPath = '/stm'
export const overviewPath = '/summary'
