import assert from 'node:assert/strict'
import { test } from 'node:test'
import { withSoftHyphens } from './soft-hyphens.ts'

test('long German words may break between their parts, other texts stay', () => {
  const broken = (text: string) => withSoftHyphens(text, 'de').replaceAll('\u00ad', '|')
  assert.equal(broken('Befestigungstechnik'), 'Befestigungs|technik')
  assert.equal(broken('Schmutzwasserpumpen'), 'Schmutzwasser|pumpen')
  assert.equal(broken('Schmutzwasserpumpe Hydronar 0,4 kW'), 'Schmutzwasser|pumpe Hydronar 0,4 kW')
  assert.equal(broken('Leitungsschutzschalter 16 A'), 'Leitungsschutz|schalter 16 A')
  assert.equal(broken('Pumpen'), 'Pumpen')
  assert.equal(withSoftHyphens('Befestigungstechnik', 'en'), 'Befestigungstechnik')
})
