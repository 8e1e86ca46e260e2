import { defineErrors } from '#platform/errors.ts'

export const chatErrors = defineErrors('chats', {
  notFound: 404,
  notAllowed: 403,
  unknownStore: 404,
  unknownWidget: 404,
  unknownFile: 422,
  ownStore: 409,
  storeClosed: 409,
  buyerDeleted: 409,
  blocked: 403,
  repeated: 429,
  visitorUnknown: 409,
  priceOutOfRange: 422,
  offerEnded: 409,
  offerRequested: 409,
  memberNotFound: 404,
  answerNotFound: 404,
  tooManyAnswers: 409,
  unknownInquiry: 404,
})
