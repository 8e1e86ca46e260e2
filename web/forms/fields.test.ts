import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fieldsOf, submittedValues, textsOf } from './fields.ts'

const form = (...entries: [string, string | File][]) => {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}
const file = new File(['a'], 'a.txt')

test('fields are trimmed texts, a repeated one its last; passwords keep their spaces and files are left out', () => {
  const data = form(['name', ' Bolts '], ['isOn', 'off'], ['isOn', 'on'], ['newPassword', ' a '], ['file', file])
  assert.deepEqual(fieldsOf(data), { name: 'Bolts', isOn: 'on', newPassword: ' a ' })
})

test('a list has the texts of all fields of its name', () => {
  assert.deepEqual(textsOf(form(['days', '1'], ['days', ' 5 '], ['file', file]), 'days'), ['1', '5'])
  assert.deepEqual(textsOf(form(['file', file]), 'file'), [])
})

test('a refused form shows its values again, a repeated one as a list, but no secrets', () => {
  const secrets = ['password', 'currentPassword', 'code', 'recoveryCode', 'passkey', 'secret']
  const data = form(['intent', 'save'], ['formKey', '7'], ['postalCode', '11000'], ['days', '1'], ['days', '5'])
  for (const name of secrets) data.append(name, 'hidden')
  assert.deepEqual(submittedValues(data), { postalCode: '11000', days: ['1', '5'] })
})

test('a code is shown again after another field was refused, but not after it was', () => {
  const data = form(['code', '123456'])
  const refused = (path: string) => submittedValues(data, { errors: [{ path, code: 'field.invalid', message: '' }] })
  assert.deepEqual([refused('password'), refused('code'), submittedValues(data)], [{ code: '123456' }, {}, {}])
})
