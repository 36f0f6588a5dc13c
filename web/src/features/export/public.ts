export { CsvExport } from './csv-export';
