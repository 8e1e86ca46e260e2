import assert from 'node:assert/strict'
import { test } from 'node:test'
import { safeFileName, contentDisposition, kindOf, officeKind, youtubeId } from './rules.ts'

test('a file name loses folders, control and bidirectional characters and gets the extension of its type (F04)', () => {
  const cases = [
    ['Price list.pdf', 'pdf', 'Price list.pdf'],
    ['photo.JPG', 'jpeg', 'photo.jpg'],
    ['photo.jpeg', 'jpeg', 'photo.jpeg'],
    ['page.html', 'jpeg', 'page.html.jpg'],
    ['invoice.pdf.exe', 'pdf', 'invoice.pdf.exe.pdf'],
    ['../../etc/passwd', 'png', 'passwd.png'],
    ['C:\\Users\\bo\\a.png', 'png', 'a.png'],
    ['.htaccess', 'pdf', 'htaccess.pdf'],
    ['annual\u202efdp.exe', 'pdf', 'annualfdp.exe.pdf'],
    ['a\u0000b\r\n.pdf', 'pdf', 'ab.pdf'],
    ['', 'docx', 'file.docx'],
    ['...', 'docx', 'file.docx'],
    ['.pdf', 'pdf', 'pdf.pdf'],
    ['a<b>"c|d?.xlsx', 'xlsx', 'a_b__c_d_.xlsx'],
    ['Цены на болты.xlsx', 'xlsx', 'Цены на болты.xlsx'],
    ['x'.repeat(5_000), 'pdf', `${'x'.repeat(100)}.pdf`],
    ['🔩'.repeat(200) + '.png', 'png', `${'🔩'.repeat(100)}.png`],
    ['\ud800.png', 'png', '\ufffd.png'],
    ['photo.webp', 'png', 'photo.webp.png'],
  ] as const
  for (const [original, kind, safe] of cases) assert.equal(safeFileName(original, kind), safe)
})

test('the type of a file is detected by its magic bytes (F04)', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1')
  const cases = [
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['RIFF\0\0\0\0WEBP', 'webp'],
    ['\0\0\0\x1cftypavif\0\0\0\0mif1miaf', 'avif'],
    ['\0\0\0\x1cftypmif1\0\0\0\0mif1avif', 'avif'],
    ['%PDF-1.7', 'pdf'],
    ['PK\x03\x04', 'zip'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', undefined],
    ['\0\0\0\x18ftypmp42', 'mp4'],
    ['\0\0\0\x20ftypisom\0\0\x02\0isomiso2avc1mp41', 'mp4'],
    ['\0\0\0\x14ftypqt  \0\0\0\0qt  ', undefined],
    ['\0\0\0\x18ftypM4A \0\0\0\0M4A mp42', undefined],
    ['\x1aE\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'webm'],
    ['\x1aE\xdf\xa3\xa3B\x86\x81\x01B\x82\x88matroska', undefined],
    ['GIF89a', undefined],
    ['<svg', undefined],
    ['<!doctype html>', undefined],
    [' %PDF-1.7', undefined],
    ['RIFF\0\0\0\0WAVE', undefined],
    ['BM', undefined],
    ['MZ', undefined],
    ['', undefined],
    ['\xff', undefined],
    ['ftyp', undefined],
    ['\0\0\0\x1cftyp', undefined],
  ] as const
  for (const [head, kind] of cases) assert.equal(kindOf(bytes(head)), kind, JSON.stringify(head))
})

test('a ZIP is recognised as xlsx or docx by its entries, or rejected (F04)', () => {
  const entry = (name: string, packedBytes = 100, unpackedBytes = 500) => ({ name, packedBytes, unpackedBytes })
  const workbook = [entry('[Content_Types].xml'), entry('xl/workbook.xml')]
  assert.equal(officeKind(workbook), 'xlsx')
  assert.equal(officeKind([entry('[Content_Types].xml'), entry('word/document.xml')]), 'docx')
  for (const more of [
    [entry('word/document.xml')],
    [entry('xl/vbaProject.bin')],
    [entry('xl/activeX/activeX1.xml')],
    [entry('run.EXE')],
    [entry('xl/media/a.svg')],
    [entry('index.html')],
    [entry('XL/workbook.xml')],
    [entry('xl/a.xml', 1_000_000, 250_000_000)],
    [entry('xl/a.xml', 1_000, 150_000_000)],
    Array.from({ length: 2_000 }, (_, n) => entry(`xl/${n}.xml`)),
  ])
    assert.equal(officeKind([...workbook, ...more]), undefined, more[0]!.name)
  assert.equal(officeKind([entry('xl/workbook.xml')]), undefined)
  assert.equal(officeKind([]), undefined)
})

test('a file name cannot break out of the Content-Disposition header', () => {
  assert.equal(
    contentDisposition('attachment', 'Цена (1).pdf'),
    `attachment; filename="____ _1_.pdf"; filename*=UTF-8''%D0%A6%D0%B5%D0%BD%D0%B0%20%281%29.pdf`,
  )
  assert.equal(
    contentDisposition('inline', `a"; filename=b'.jpg`),
    `inline; filename="a__ filename_b_.jpg"; filename*=UTF-8''a%22%3B%20filename%3Db%27.jpg`,
  )
})

test('the video id is read from every form of a YouTube URL and from no other URL (F03)', () => {
  const id = 'dQw4w9WgXcQ'
  for (const address of [
    `https://www.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?t=5`,
    `http://m.youtube.com/watch?app=desktop&v=${id}`,
    `https://youtube.com/shorts/${id}`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    ` https://www.youtube.com/live/${id}?x `,
  ])
    assert.equal(youtubeId(address), id, address)
  for (const address of [
    id,
    `javascript:https://youtu.be/${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/watch?v=${id}`,
    'https://www.youtube.com/watch?v=short',
    `https://youtu.be/${id}"onload=`,
    'https://www.youtube.com/',
    `data:text/html,youtu.be/${id}`,
    `https://user@evil.example#youtu.be/${id}`,
  ])
    assert.equal(youtubeId(address), undefined, address)
})
