import { setWasmPaths } from '@tensorflow/tfjs-backend-wasm';
import { ready, setBackend, tensor3d } from '@tensorflow/tfjs-core';
import {
  detectAllFaces,
  type Point as ModelPoint,
  nets,
  SsdMobilenetv1Options,
} from '@vladmandic/face-api/dist/face-api.node-wasm.js';
import type { Face, FindFaces, Point } from './face';
import { printOf } from './face-print';

/** Faces with a lower score are ignored. The score needed for comparing is defined elsewhere. */
const MIN_SCORE = 0.5;
const MAX_FACES = 10;

/** Index of the tip of the nose among the points of the nose. */
const NOSE_TIP = 3;

/**
 * Loads the models (about half a second) and returns a function that finds faces.
 * @param folder of the weights and WebAssembly files, with a trailing slash.
 */
export async function loadFaceFinder(folder: string): Promise<FindFaces> {
  setWasmPaths(folder);
  await setBackend('wasm');
  await ready();
  const models = [nets.ssdMobilenetv1, nets.faceLandmark68Net, nets.faceRecognitionNet];
  for (const model of models) await model.loadFromDisk(folder);
  const options = new SsdMobilenetv1Options({ minConfidence: MIN_SCORE, maxResults: MAX_FACES });
  return async (picture) => {
    const { data, width, height } = picture;
    const pixels = tensor3d(data, [height, width, 3], 'int32');
    try {
      const found = await detectAllFaces(pixels, options).withFaceLandmarks().withFaceDescriptors();
      return found.map(({ detection, landmarks, descriptor }): Face => {
        const nose = landmarks.getNose();
        const eyes = {
          leftEye: middleOf(landmarks.getLeftEye()),
          rightEye: middleOf(landmarks.getRightEye()),
        };
        return {
          score: detection.score,
          width: detection.box.width,
          height: detection.box.height,
          ...eyes,
          noseTip: nose[NOSE_TIP] ?? middleOf(nose),
          print: printOf(picture, eyes),
          descriptor,
        };
      });
    } finally {
      pixels.dispose();
    }
  };
}

function middleOf(points: readonly ModelPoint[]): Point {
  const mean = (of: (point: ModelPoint) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
}
